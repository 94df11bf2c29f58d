import { isFigure } from './isFigure';

/** True for a number from 0 to 100. */
export const isPercent = (value: number): boolean => isFigure(value) && value >= 0 && value <= 100;
