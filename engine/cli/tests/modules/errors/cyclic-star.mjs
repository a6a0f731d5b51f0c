export * from './cyclic-star.mjs'; import { z } from './cyclic-star.mjs'
