/** A drawing is a list of shapes: the page draws them as elements, a report or a preview card as SVG text. */
import type { HousePart } from './house-facts.ts';

export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  /** Of a part that is only assumed. */
  isDashed?: boolean;
  /** The part of the house that it shows; absent for neighbours and ground. */
  part?: HousePart;
}

export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
