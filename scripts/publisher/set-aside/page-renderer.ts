import { Failure } from '../../lib/failure';
import type { PlannedPage } from '../pages/planned-page';
import type { WriteTarget } from '../release/page-writer';
import type { RenderMode, RenderOutcome } from '../render/messages';
import type { Renderer } from '../render/renderer';
import { answersWith, recordsOf } from './page-records';
import type { SetAside } from './set-aside';

const UNRENDERABLE = 'Pages cannot be rendered with it: publish.log says why.';

/** `setAside`: the page cannot be rendered because of its own record, so nothing is written. */
type PageOutcome = Exclude<RenderOutcome, 'failed'> | 'setAside';

/** Renders the pages of one release, and sets aside the records that make a page fail. */
export class PageRenderer {
  /** The number of records of this release that it has set aside. */
  failures = 0;

  constructor(
    private readonly renderer: Renderer,
    private readonly release: { readonly writeTarget: WriteTarget },
    private readonly setAside: SetAside,
  ) {}

  /** The useful number of concurrent page requests. */
  get capacity(): number {
    return this.renderer.capacity;
  }

  warmUp(): void {
    this.renderer.warmUp();
  }

  close(): void {
    this.renderer.close();
  }

  /** Renders a page without writing it, and compares it with the written page. */
  compare(planned: PlannedPage): Promise<RenderOutcome> {
    return this.render(planned, planned.answers, 'compare');
  }

  /** Whether a page that may end its process can be rendered. No other page waits for it, and nothing is written. */
  async isRenderable({ path, answers }: PlannedPage): Promise<boolean> {
    const { writeTarget } = this.release;
    return (await this.renderer.compareAlone(path, answers, writeTarget)) !== 'failed';
  }

  /**
   * Renders and writes a page. A page that fails is rendered again without the records that make it fail.
   *
   * @throws Failure if it cannot be written, or if it fails even without any records
   */
  async write(planned: PlannedPage): Promise<PageOutcome> {
    const outcome = await this.render(planned, planned.answers, 'write');
    if (outcome !== 'failed') return outcome;
    const culprits = await this.culpritsOf(planned);
    const isCulprit = (record: { readonly type: string; readonly id: string }): boolean =>
      culprits.some(({ type, id }) => type === record.type && id === record.id);
    const rest = answersWith(planned, (record) => !isCulprit(record));
    const second = culprits.length > 0 ? await this.render(planned, rest, 'write') : 'failed';
    for (const one of culprits) this.reject(one);
    if (second !== 'failed') return second;
    const { kind, record } = planned;
    if (kind === undefined || record === undefined)
      throw new Failure(
        `The page ${planned.path} could not be rendered, so the site stays as it is: publish.log in the data folder's logs says why.`,
      );
    this.reject({ type: kind, id: record });
    return 'setAside';
  }

  private reject(record: { readonly type: string; readonly id: string }): void {
    this.failures += 1;
    this.setAside.add(record, UNRENDERABLE, true);
  }

  /** The records that each make the page fail when it shows no other record; none if it fails without any records. */
  private async culpritsOf(planned: PlannedPage) {
    const isFailing = async (isShown: Parameters<typeof answersWith>[1]): Promise<boolean> =>
      (await this.render(planned, answersWith(planned, isShown), 'compare')) === 'failed';
    if (await isFailing(() => false)) return [];
    const culprits = [];
    for (const one of recordsOf(planned))
      if (await isFailing(({ type, id }) => type === one.type && id === one.id)) culprits.push(one);
    return culprits;
  }

  private render(
    { path }: PlannedPage,
    answers: PlannedPage['answers'],
    mode: RenderMode,
  ): Promise<RenderOutcome> {
    return this.renderer.render(path, answers, this.release.writeTarget, mode);
  }
}
