import { both } from './all.mjs';
