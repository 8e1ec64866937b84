import { graphql, useStaticQuery } from 'gatsby';
import type { Picture } from '../../domain';

export interface Office {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly mapUrl: string;
  readonly hours: string | null;
}

/** The facts about the brokerage that every page shows: content of the CMS at build time. */
export interface SiteFacts {
  readonly brandName: string;
  readonly phones: readonly { readonly value: string }[];
  readonly emails: readonly { readonly value: string }[];
  readonly headOffice: Office;
  readonly branchOffice: Office;
  readonly fallbackPhone: string;
  readonly chatPhone: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[] | null;
  readonly reraNumbers: readonly { readonly authority: string; readonly number: string }[] | null;
  readonly copyrightSince: number;
}

interface SiteData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly strapiAppParameter: SiteFacts | null;
  readonly strapiLanding: { readonly logo: { readonly picture: Picture } | null } | null;
}

export interface Site {
  /** The origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** Null until the parameters exist in the CMS. */
  readonly facts: SiteFacts | null;
  readonly logo: Picture | null;
}

/** The site-wide data of the build. */
export function useSite(): Site {
  const data = useStaticQuery<SiteData>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
      }
      strapiAppParameter {
        brandName
        phones {
          value
        }
        emails {
          value
        }
        headOffice {
          ...OfficeParts
        }
        branchOffice {
          ...OfficeParts
        }
        fallbackPhone
        chatPhone
        socialLinks {
          name
          url
        }
        reraNumbers {
          authority
          number
        }
        copyrightSince
      }
      strapiLanding {
        logo {
          picture {
            ...PictureParts
          }
        }
      }
    }

    fragment OfficeParts on STRAPI__COMPONENT_PARAMETER_OFFICE {
      name
      address
      phone
      mapUrl
      hours
    }
  `);
  return {
    siteUrl: data.site.siteMetadata.siteUrl,
    facts: data.strapiAppParameter,
    logo: data.strapiLanding?.logo?.picture ?? null,
  };
}
