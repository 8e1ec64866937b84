import type { ReactNode } from 'react';
import { useHydrated } from '../../components/use-hydrated';
import { Section } from '../../components/section/section';
import { AboutUs } from './about-us';
import { Banner } from './banner';
import { ContactUs } from './contact-us';
import type { LandingContent, WelcomeParameters, WhyCard } from './content';
import * as styles from './landing-page.module.css';
import { SearchBar } from './search-bar';
import { WelcomePill } from './welcome/welcome-pill';
import { useWelcome } from './welcome/use-welcome';
import { Services, WhereWeDeal } from './picture-cards';

const WhyChooseUs = ({ cards }: { readonly cards: readonly WhyCard[] }) => (
  <ul className="cards-4">
    {cards.map(({ heading, text, svg }) => (
      <li key={heading} className={styles.card}>
        {svg && <span className={styles.icon} dangerouslySetInnerHTML={{ __html: svg }} />}
        <h3>{heading}</h3>
        <p className="muted">{text}</p>
      </li>
    ))}
  </ul>
);

interface LandingPageProps {
  readonly content: LandingContent;
  readonly parameters: WelcomeParameters | null;
  /** The sections of other features. */
  readonly overviews: ReactNode;
  readonly reviews: ReactNode;
  readonly awards: ReactNode;
}

/** The home page: banner, search, and all sections to which the menus link. */
export function LandingPage({ content, parameters, overviews, reviews, awards }: LandingPageProps) {
  const videoUrl = parameters?.welcomeVideoUrl ?? null;
  const hasPopup = parameters?.welcomePopup === 'Yes';
  const welcome = useWelcome({ isWanted: hasPopup, videoUrl });
  const hasPill = useHydrated() && !hasPopup && !welcome.open;
  return (
    <div id="home" className={styles.landing}>
      <div aria-live="polite">
        {welcome.open && (
          <welcome.open.Popup
            key={welcome.open.occasion}
            greeting={content.welcome}
            videoUrl={videoUrl}
            occasion={welcome.open.occasion}
            onClose={welcome.close}
          />
        )}
      </div>
      {hasPill && videoUrl !== null && <WelcomePill onWatch={welcome.ask} />}
      <Banner slides={content.slides} />
      <SearchBar />
      <AboutUs
        about={content.about}
        claims={content.claims}
        videoUrl={videoUrl}
        onWatch={welcome.ask}
      />
      <Section id="where" {...content.whereWeDeal} ground="surface">
        <WhereWeDeal localities={content.localities} />
      </Section>
      {overviews}
      <Section id="service" {...content.services} ground="surface">
        <Services cards={content.serviceCards} />
      </Section>
      <Section id="why" {...content.whyChooseUs}>
        <WhyChooseUs cards={content.whyCards} />
      </Section>
      {reviews}
      {awards}
      <Section id="contact" {...content.contactUs} ground="surface">
        <ContactUs />
      </Section>
    </div>
  );
}
