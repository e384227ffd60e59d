/**
 * A drawing is a list of shapes and callouts: the page draws them as elements, a report or a preview card as SVG text.
 */
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

/** Where the name of a part is written; a line of the drawing leads from there to the part. */
export interface Callout {
  part: HousePart;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

export interface Drawing {
  left: number;
  width: number;
  /** Where it begins: above a low house there is nothing to see. */
  top: number;
  height: number;
  shapes: readonly Shape[];
  callouts: readonly Callout[];
}

/** A building with the point of each part that its callout leads to. */
export interface DrawnBuilding {
  /** Its highest point. */
  top: number;
  shapes: readonly Shape[];
  points: Partial<Record<HousePart, Point>>;
}

export type Point = readonly [x: number, y: number];

/** Of callouts, in units of the drawing: 12 px on a phone. */
export const WORD_SIZE = 15;
export const INK = '#14211d';

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** "M10 20L30 5": through all points, closed by the caller. */
export function polyline(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

export function polygon(...points: readonly Point[]): string {
  return `${polyline(...points)}Z`;
}

/** A tenth of a unit is finer than any screen. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}
