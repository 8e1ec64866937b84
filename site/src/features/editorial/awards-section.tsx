import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { Carousel } from '../../components/carousel/carousel';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import type { Award } from '../../domain';
import { useGatedImport } from '../../session/use-gated-import';
import * as styles from './awards-section.module.css';

interface AwardsSectionProps {
  readonly words: SectionText;
  readonly awards: readonly Award[];
}

const loadTools = () => import('./editorial-tools');
const applyChange: ApplyChange<'awards', readonly Award[]> = async (...change) =>
  (await import('./apply-changes')).applyAwardChange(...change);

/** The awards, and the tools of staff. */
export function AwardsSection({ words, awards }: AwardsSectionProps) {
  const tools = useGatedImport('write awards', loadTools);
  const shown = useCurrent('awards', awards, applyChange);
  if (shown.length === 0 && !tools) return null;
  return (
    <Section id="award" {...words} after={tools && <tools.CreateAward />}>
      {shown.length > 0 && (
        <Carousel
          label="Our awards"
          items={shown.map((award) => ({
            key: award._id,
            content: <Card award={award}>{tools && <tools.AwardTools award={award} />}</Card>,
          }))}
        />
      )}
    </Section>
  );
}

interface CardProps {
  readonly award: Award;
  readonly children: React.ReactNode;
}

const Card = ({ award: { head, image }, children }: CardProps) => (
  <article className={styles.award}>
    {image ? (
      <EditorialPicture
        picture={image}
        alt=""
        sizes={`(min-width: 992px) 390px, (min-width: 600px) 50vw, ${PHONE_WIDE}`}
        className={styles.picture}
      />
    ) : (
      <span className={styles.drawn}>
        <Icon of="Award" size={72} />
      </span>
    )}
    <h3 className={styles.head}>{head}</h3>
    {children && <div className={styles.tools}>{children}</div>}
  </article>
);
