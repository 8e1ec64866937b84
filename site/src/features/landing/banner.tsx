import { ButtonAnchor } from '../../components/button/button';
import { Picture } from '../../components/picture/picture';
import { Strip } from '../../components/strip/strip';
import { cx } from '../../styles/cx';
import * as styles from './banner.module.css';
import type { Slide } from './content';

const slideId = (index: number): string => `slide-${String(index + 1)}`;

/** The slides, side by side in one strip; the first is the page's headline. Each has a link to it below. */
export const Banner = ({ slides }: { readonly slides: readonly Slide[] }) => (
  <div className={styles.banner}>
    <Strip
      label="Our services in short"
      across={1}
      className={styles.strip}
      items={slides.map((slide, index) => ({
        key: slideId(index),
        content: <OneSlide slide={slide} isFirst={index === 0} />,
      }))}
    />
    <nav aria-label="Slides" className={styles.dots}>
      {slides.map((slide, index) => (
        <a key={slide.title} href={`#${slideId(index)}`} className={styles.dot}>
          <span className="visually-hidden">
            Slide {index + 1}: {slide.title}
          </span>
        </a>
      ))}
    </nav>
  </div>
);

const OneSlide = ({ slide, isFirst }: { readonly slide: Slide; readonly isFirst: boolean }) => {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <article className={styles.slide}>
      {slide.picture && (
        <Picture
          picture={slide.picture.picture}
          alt={slide.picture.alternativeText ?? ''}
          // It fills a frame that on phones is higher than wide.
          sizes="(min-width: 768px) 100vw, 860px"
          eager={isFirst}
          className={styles.picture}
        />
      )}
      <div className={cx('page', styles.words)}>
        <Title className={styles.title}>{slide.title}</Title>
        <p className={styles.first}>{slide.description1}</p>
        <p>{slide.description2}</p>
        <ButtonAnchor href="#contact" variant="accent" className={styles.contact}>
          Contact Us
        </ButtonAnchor>
      </div>
    </article>
  );
};
