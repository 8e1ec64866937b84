/**
 * Defines every type that a page queries, because a build with an empty CMS needs them too. gatsby-source-strapi names
 * a link to other nodes `X___NODE`.
 */
export const TYPE_DEFINITIONS = `
  type EditorialPicture @dontInfer {
    path: String!
    width: Int!
    height: Int!
    widths: [Int!]!
    placeholder: String!
  }

  type STRAPI__MEDIA implements Node @dontInfer {
    alternativeText: String
    picture: EditorialPicture!
  }

  type STRAPI__COMPONENT_LANDING_SECTION implements Node @dontInfer {
    heading: String!
    line: String!
  }

  type STRAPI__COMPONENT_LANDING_ABOUT implements Node @dontInfer {
    heading: String!
    line: String!
    text: String!
    picture: STRAPI__MEDIA @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_LANDING_SLIDE implements Node @dontInfer {
    title: String!
    description1: String!
    description2: String!
    picture: STRAPI__MEDIA @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_LANDING_GREETING implements Node @dontInfer {
    heading: String!
    text: String!
  }

  type STRAPI__COMPONENT_LANDING_CLAIM implements Node @dontInfer {
    value: String!
    label: String!
  }

  type STRAPI__COMPONENT_LANDING_WHY_CARD implements Node @dontInfer {
    heading: String!
    text: String!
    svg: String
  }

  type STRAPI__COMPONENT_LANDING_SERVICE_CARD implements Node @dontInfer {
    heading: String!
    text: String!
    picture: STRAPI__MEDIA @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_LANDING_LOCALITY implements Node @dontInfer {
    city: String!
    heading: String!
    text: String!
    picture: STRAPI__MEDIA @link(from: "picture___NODE")
  }

  type STRAPI_LANDING implements Node @dontInfer {
    logo: STRAPI__MEDIA @link(from: "logo___NODE")
    slides: [STRAPI__COMPONENT_LANDING_SLIDE!]! @link(from: "slides___NODE")
    welcome: STRAPI__COMPONENT_LANDING_GREETING! @link(from: "welcome___NODE")
    claims: [STRAPI__COMPONENT_LANDING_CLAIM!]! @link(from: "claims___NODE")
    about: STRAPI__COMPONENT_LANDING_ABOUT! @link(from: "about___NODE")
    whyChooseUs: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "whyChooseUs___NODE")
    whyCards: [STRAPI__COMPONENT_LANDING_WHY_CARD!]! @link(from: "whyCards___NODE")
    services: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "services___NODE")
    serviceCards: [STRAPI__COMPONENT_LANDING_SERVICE_CARD!]! @link(from: "serviceCards___NODE")
    whereWeDeal: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "whereWeDeal___NODE")
    localities: [STRAPI__COMPONENT_LANDING_LOCALITY!]! @link(from: "localities___NODE")
    whatWeDealIn: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "whatWeDealIn___NODE")
    clientReviews: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "clientReviews___NODE")
    awards: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "awards___NODE")
    contactUs: STRAPI__COMPONENT_LANDING_SECTION! @link(from: "contactUs___NODE")
  }

  type STRAPI__COMPONENT_PARAMETER_PHONE implements Node @dontInfer {
    value: String!
  }

  type STRAPI__COMPONENT_PARAMETER_EMAIL implements Node @dontInfer {
    value: String!
  }

  type STRAPI__COMPONENT_PARAMETER_OFFICE implements Node @dontInfer {
    name: String!
    address: String!
    phone: String!
    mapUrl: String!
    hours: String
  }

  type STRAPI__COMPONENT_PARAMETER_SOCIAL_LINK implements Node @dontInfer {
    name: String!
    url: String!
  }

  type STRAPI__COMPONENT_PARAMETER_RERA_NUMBER implements Node @dontInfer {
    authority: String!
    number: String!
  }

  type STRAPI_APP_PARAMETER implements Node @dontInfer {
    brandName: String!
    phones: [STRAPI__COMPONENT_PARAMETER_PHONE!]! @link(from: "phones___NODE")
    emails: [STRAPI__COMPONENT_PARAMETER_EMAIL!]! @link(from: "emails___NODE")
    headOffice: STRAPI__COMPONENT_PARAMETER_OFFICE! @link(from: "headOffice___NODE")
    branchOffice: STRAPI__COMPONENT_PARAMETER_OFFICE! @link(from: "branchOffice___NODE")
    fallbackPhone: String!
    chatPhone: String!
    socialLinks: [STRAPI__COMPONENT_PARAMETER_SOCIAL_LINK!] @link(from: "socialLinks___NODE")
    reraNumbers: [STRAPI__COMPONENT_PARAMETER_RERA_NUMBER!] @link(from: "reraNumbers___NODE")
    copyrightSince: Int!
    welcomeVideoUrl: String
    welcomePopup: String!
  }

  type STRAPI_LEGAL_TEXT implements Node @dontInfer {
    key: String!
    title: String!
    effectiveOn: String!
    effectiveLabel: String!
    html: String!
  }
`;
