import type { SectionText } from '../../components/section/section';
import type { Picture } from '../../domain';

/** The editorial content of the landing page. */
export interface EditorialPicture {
  readonly alternativeText: string | null;
  readonly picture: Picture;
}

export interface Slide {
  readonly title: string;
  readonly description1: string;
  readonly description2: string;
  readonly picture: EditorialPicture | null;
}

export interface Greeting {
  readonly heading: string;
  readonly text: string;
}

export interface Claim {
  readonly value: string;
  readonly label: string;
}

export interface About extends SectionText {
  readonly text: string;
  readonly picture: EditorialPicture | null;
}

export interface WhyCard {
  readonly heading: string;
  readonly text: string;
  /** The icon, rendered at build time; null if the CMS has an unknown name. */
  readonly svg: string | null;
}

export interface ServiceCard {
  readonly heading: string;
  readonly text: string;
  readonly picture: EditorialPicture | null;
}

export interface Locality {
  readonly city: string;
  readonly heading: string;
  readonly text: string;
  readonly picture: EditorialPicture | null;
}

export interface LandingContent {
  readonly slides: readonly Slide[];
  readonly welcome: Greeting;
  readonly claims: readonly Claim[];
  readonly about: About;
  readonly whyChooseUs: SectionText;
  readonly whyCards: readonly WhyCard[];
  readonly services: SectionText;
  readonly serviceCards: readonly ServiceCard[];
  readonly whereWeDeal: SectionText;
  readonly localities: readonly Locality[];
  readonly whatWeDealIn: SectionText;
  readonly clientReviews: SectionText;
  readonly awards: SectionText;
  readonly contactUs: SectionText;
}

export interface WelcomeParameters {
  readonly welcomePopup: string;
  readonly welcomeVideoUrl: string | null;
}
