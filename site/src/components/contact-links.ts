/** The links by which a visitor contacts somebody from a phone. */
export interface ContactLinks {
  readonly call: string;
  readonly sms: string;
  readonly whatsapp: string;
}

const COUNTRY = '91';

/** @param phone ten digits @param message the first text of a chat or message */
export function contactLinks(phone: string, message: string): ContactLinks {
  const text = encodeURIComponent(message);
  return {
    call: `tel:+${COUNTRY}${phone}`,
    sms: `sms:+${COUNTRY}${phone}?body=${text}`,
    whatsapp: `https://wa.me/${COUNTRY}${phone}?text=${text}`,
  };
}
