import { ButtonAnchor } from '../../components/button/button';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { openOverlay } from '../../overlays/store';
import { cx } from '../../styles/cx';
import * as styles from './banner.module.css';
import type { Slide } from './content';

interface BannerSlideProps {
  readonly slide: Slide;
  /** The position of the slide: `1 of 6`. */
  readonly name: string;
  readonly isShown: boolean;
  /** Whether another slide is visible instead. */
  readonly isHidden: boolean;
  /** Whether this slide was the previous visible one. */
  readonly isLeft: boolean;
  /** Whether the slide's picture is already rendered. */
  readonly isPictured: boolean;
}

/** A slide of the banner. The title of the visible slide is the page's main heading. */
export function BannerSlide({
  slide,
  name,
  isShown,
  isHidden,
  isLeft,
  isPictured,
}: BannerSlideProps) {
  const Title = isShown ? 'h1' : 'h2';
  const { picture } = slide;
  const image = picture && (
    <EditorialPicture
      picture={picture.picture}
      alt={picture.alternativeText ?? ''}
      sizes={`(min-width: 768px) 100vw, ${PHONE_WIDE}`}
      eager={isShown}
      className={styles.picture}
    />
  );
  return (
    <article
      aria-roledescription="slide"
      aria-label={name}
      aria-hidden={isHidden || undefined}
      className={cx(styles.slide, isShown && styles.shown, isLeft && styles.left)}
    >
      <div className={styles.frame}>{isPictured ? image : <noscript>{image}</noscript>}</div>
      <div className={cx('page', styles.words)}>
        <Title className={styles.title}>{slide.title}</Title>
        <p className={styles.first}>{slide.description1}</p>
        <p>{slide.description2}</p>
        <ButtonAnchor
          href="#contact"
          variant="accent"
          className={styles.contact}
          onClick={(event) => {
            event.preventDefault();
            openOverlay('contact', {});
          }}
        >
          Contact Us
        </ButtonAnchor>
      </div>
    </article>
  );
}
