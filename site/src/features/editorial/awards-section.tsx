import { Carousel } from '../../components/carousel/carousel';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import type { Award } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './awards-section.module.css';
import { useEditorial } from './use-editorial';

interface AwardsSectionProps {
  readonly words: SectionText;
  readonly awards: readonly Award[];
}

/** The section of the awards, with the tools of staff. */
export function AwardsSection({ words, awards }: AwardsSectionProps) {
  const { tools, records: shown } = useEditorial('award', 'write awards', awards);
  if (shown.length === 0 && !tools) return null;
  return (
    <Section id="award" {...words} after={tools && <tools.CreateEditorial type="award" />}>
      {shown.length > 0 && (
        <Carousel
          label="Our awards"
          items={shown.map((award) => ({
            key: award._id,
            content: (
              <Card award={award}>
                {tools && <tools.EditorialTools type="award" record={award} />}
              </Card>
            ),
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
      <span className={cx('drawn', styles.picture)}>
        <Icon of="Award" size={72} />
      </span>
    )}
    <h3 className={styles.head}>{head}</h3>
    {children && <div className={styles.tools}>{children}</div>}
  </article>
);
