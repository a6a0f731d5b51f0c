import { nope } from './fine.mjs';
