import { Section } from '../../components/section/section';
import type { Award, Overview } from '../../domain';
import type { ReviewPage } from '../../source';
import { AboutUs } from './about-us';
import { Awards } from './awards';
import { Banner } from './banner';
import { ContactUs } from './contact-us';
import type { LandingContent, WelcomeParameters } from './content';
import * as styles from './landing-page.module.css';
import { Reviews } from './reviews';
import { SearchBar } from './search-bar';
import { Services } from './services';
import { useWelcome } from './welcome/use-welcome';
import { WhatWeDealIn } from './what-we-deal-in';
import { WhereWeDeal } from './where-we-deal';
import { WhyChooseUs } from './why-choose-us';

interface LandingPageProps {
  readonly content: LandingContent;
  readonly parameters: WelcomeParameters | null;
  readonly overviews: readonly Overview[];
  readonly awards: readonly Award[];
  readonly reviewPage: ReviewPage;
}

/** The home page: banner, search, and every section that the menus lead to. */
export function LandingPage({
  content,
  parameters,
  overviews,
  awards,
  reviewPage,
}: LandingPageProps) {
  const videoUrl = parameters?.welcomeVideoUrl ?? null;
  const welcome = useWelcome({ isWanted: parameters?.welcomePopup === 'Yes', videoUrl });
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
      {overviews.length > 0 && (
        <Section id="what" {...content.whatWeDealIn}>
          <WhatWeDealIn overviews={overviews} />
        </Section>
      )}
      <Section id="service" {...content.services} ground="surface">
        <Services cards={content.serviceCards} />
      </Section>
      <Section id="why" {...content.whyChooseUs}>
        <WhyChooseUs cards={content.whyCards} />
      </Section>
      <Section id="review" {...content.clientReviews} ground="surface">
        <Reviews page={reviewPage} />
      </Section>
      {awards.length > 0 && (
        <Section id="award" {...content.awards}>
          <Awards awards={awards} />
        </Section>
      )}
      <Section id="contact" {...content.contactUs} ground="surface">
        <ContactUs />
      </Section>
    </div>
  );
}
