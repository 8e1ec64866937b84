import { Carousel } from '../../components/carousel/carousel';
import { OverviewCard } from '../../components/overview-card/overview-card';
import { areaOfCity, listPath } from '../../domain';
import type { ListKey, Overview } from '../../domain';

/** Where an overview's card leads, in its region. */
const CARD_LIST: ListKey = 'RS';

function cardOf(overview: Overview) {
  const area = areaOfCity(overview.city);
  if (!area)
    throw new Error(`The overview ${overview._id} is of ${overview.city}, no region's city.`);
  const content = (
    <OverviewCard overview={overview} to={listPath(area, CARD_LIST)} headingLevel="h3" />
  );
  return { key: overview._id, content };
}

/** The overviews of both regions. */
export const WhatWeDealIn = ({ overviews }: { readonly overviews: readonly Overview[] }) => (
  <Carousel label="Property overviews" items={overviews.map(cardOf)} />
);
