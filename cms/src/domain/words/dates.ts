const two = (n: number): string => String(n).padStart(2, '0');

/** `dd-MM-yyyy`, in UTC, of an ISO date or instant. */
export function dayText(iso: string): string {
  const date = new Date(iso);
  return `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${String(date.getUTCFullYear())}`;
}

/** Possession: `Immediate` where the day is before now, else the day. */
export const possessionText = (iso: string, now: Date): string =>
  new Date(iso).getTime() < now.getTime() ? 'Immediate' : dayText(iso);
