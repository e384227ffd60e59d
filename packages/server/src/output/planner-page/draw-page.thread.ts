/** Runs in a thread of the compute pool: pages, pictures and badges of estates, each of which plans once or more. */
import type { Badge, PageAssets, PageData, PageRenderer } from '@rooftree/planner/page-data';
import { renderPng } from '../../infra/png/render-png.thread.ts';

export interface DrawnPage {
  /** Where the built renderer is. */
  rendererUrl: string;
  page: PageData;
}

type Logo = Parameters<PageRenderer['renderPreview']>[1];

export async function drawEstatePage({
  rendererUrl,
  page,
  assets,
}: DrawnPage & { assets: PageAssets }): Promise<string> {
  return (await rendererOf(rendererUrl)).renderEstate(page, assets);
}

/** As PNG; null where there is no plan. */
export async function drawPreview({
  rendererUrl,
  page,
  logo,
}: DrawnPage & { logo: Logo }): Promise<Uint8Array | null> {
  const svg = (await rendererOf(rendererUrl)).renderPreview(page, logo);
  return svg === null ? null : renderPng(svg);
}

/** Null where there is no plan. */
export async function findBadge({ rendererUrl, page }: DrawnPage): Promise<Badge | null> {
  return (await rendererOf(rendererUrl)).badgeOf(page);
}

function rendererOf(url: string): Promise<PageRenderer> {
  return import(url);
}
