import { nope } from './c.cjs'; console.log('x')
