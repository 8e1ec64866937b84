import type { Listing } from '../../../domain';

/** Where maps find a property: by its own address where it has one, else by its project, in its locality. */
export function mapLink({ address, projectName, locality, city }: Listing): string {
  const place = [address ?? projectName, locality, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
