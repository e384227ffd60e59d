/** Pages, pictures and badges of estates: drawn in the threads, once for the same content. */

import { basisOf } from '@rooftree/planner/choices/plans/plan-basis';
import type { Badge, PageAssets, PageData } from '@rooftree/planner/page-data';
import { type Picture, pictureDataUrl } from '../../access/contexts/logo.ts';
import { Fault } from '../../fault.ts';
import {
  ComputeError,
  type ComputePool,
  type ComputeTask,
  computeTask,
} from '../../infra/compute/compute-pool.ts';
import { ContentCache } from '../../infra/content-cache.ts';
import { decideForPage } from './decide-for-page.ts';
import type { drawEstatePage, drawPreview, findBadge } from './draw-page.thread.ts';
import type { PageBundle } from './page-bundle.ts';

const THREAD_MODULE = new URL('./draw-page.thread.ts', import.meta.url);
const DRAW_PAGE = computeTask<typeof drawEstatePage>(THREAD_MODULE, 'drawEstatePage');
const DRAW_PREVIEW = computeTask<typeof drawPreview>(THREAD_MODULE, 'drawPreview');
const FIND_BADGE = computeTask<typeof findBadge>(THREAD_MODULE, 'findBadge');

/** Some two hundred pages; each is the same for its visitors until its estate changes. */
const PAGE_BYTES = 24 * 1024 * 1024;
const PICTURE_BYTES = 8 * 1024 * 1024;
const BADGE_BYTES = 1024 * 1024;
/** A visitor who has waited so long for a thread gets a response to come back later. */
const LONGEST_WAIT_MS = 10_000;

interface DrawnPage {
  html: string;
  /** Without a decision a page is whole, but not what the next visitor should get. */
  hasDecision: boolean;
}

export class DrawnPages {
  readonly #compute: ComputePool;
  readonly #pages = new ContentCache<DrawnPage>(PAGE_BYTES, ({ html }) => html.length);
  readonly #previews = new ContentCache<Uint8Array | null>(PICTURE_BYTES, (png) => png?.length ?? 1);
  readonly #badges = new ContentCache<Badge | null>(BADGE_BYTES, (badge) => JSON.stringify(badge).length);

  constructor(compute: ComputePool) {
    this.#compute = compute;
  }

  async pageOf(
    contextId: string,
    page: PageData,
    assets: PageAssets,
    { rendererUrl }: PageBundle,
  ): Promise<string> {
    const draw = async (): Promise<DrawnPage> => {
      const decision = await decideForPage(this.#compute, contextId, {
        basis: basisOf(page),
        search: page.search,
      });
      const html = await this.#run(contextId, DRAW_PAGE, {
        rendererUrl,
        page: { ...page, decision },
        assets,
      });
      return { html, hasDecision: decision !== null };
    };
    const { html } = await this.#pages.get([page, assets.script], draw, ({ hasDecision }) => hasDecision);
    return html;
  }

  /** Null where there is no plan. */
  previewOf(
    contextId: string,
    page: PageData,
    logo: Picture | null,
    { rendererUrl }: PageBundle,
  ): Promise<Uint8Array | null> {
    const placed = logo && { url: pictureDataUrl(logo), width: logo.width, height: logo.height };
    return this.#previews.get([page, placed?.url], () =>
      this.#run(contextId, DRAW_PREVIEW, { rendererUrl, page, logo: placed }),
    );
  }

  /** Null where there is no plan. */
  badgeOf(contextId: string, page: PageData, { rendererUrl }: PageBundle): Promise<Badge | null> {
    return this.#badges.get(page, () => this.#run(contextId, FIND_BADGE, { rendererUrl, page }));
  }

  async #run<Input, Output>(
    contextId: string,
    task: ComputeTask<Input, Output>,
    input: Input,
  ): Promise<Output> {
    try {
      return await this.#compute.run(task, input, { contextId, waitMs: LONGEST_WAIT_MS });
    } catch (error) {
      throw error instanceof ComputeError ? new Fault('busy', [], { cause: error }) : error;
    }
  }
}
