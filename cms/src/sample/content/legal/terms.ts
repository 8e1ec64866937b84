/** Markdown; the words in braces are filled in by the site. */
export const TERMS = `These terms are an agreement between you and {brandName} ("we", "us"), a real-estate brokerage with
its head office at {headOffice}. They apply whenever you use this website, open an account, write a review, or
ask us to help you buy, sell, rent or let a property. Please read them before you tick "I agree". If you do not
agree, please do not use the site.

## 1. What we do

1. {brandName} is a broker. We introduce buyers to sellers and tenants to owners, and we help with visits, talks
   and papers. We are not the owner, the developer or the lender of any property shown here, unless a listing
   says so.
2. We are registered as a real estate agent under the Real Estate (Regulation and Development) Act, 2016
   ("RERA"). Our registration numbers are printed at the foot of this site. Where a project has to be registered
   under RERA, its listing names the registration number, and you should read the project's page on the
   authority's own website before you decide.
3. Nothing on this site is legal, tax or investment advice. Before you sign, have the title and the papers
   checked by an advocate of your own choice.

## 2. Listings

1. We visit properties and ask owners for documents, but details come from owners and developers, and may change
   or turn out to be wrong. Areas, prices, dates of possession and amenities are given in good faith and are to be
   verified by you.
2. Pictures, plans and maps show what a property is like; they are not part of any contract.
3. A listing is an invitation to talk, not an offer. It may be withdrawn or changed at any time, and a property may
   already be sold or let when you call.
4. Prices do not include stamp duty, registration, transfer charges, GST, society dues or our brokerage, unless a
   listing says so. Areas are converted between units for your convenience; the unit in the title papers counts.

## 3. Your account

1. You may register if you are at least 18 years old and able to enter into a contract under Indian law. Your
   mobile number is your User Id; give your own number and correct details, and keep them up to date.
2. An account is for one person. It can be used on one device at a time; logging in elsewhere ends the earlier
   session after you have confirmed it.
3. Keep your password to yourself. What is done with your account is taken as done by you until you tell us that
   someone else has used it.
4. We may keep an account inactive, or close it, where details are false, where these terms are broken, or where the
   law asks us to. You may ask us to close your account at any time.

## 4. Reviews and other things you send us

1. A review must be your own honest experience with us. Do not post what is false, abusive, obscene, hateful or
   unlawful, what breaks the rights of others, or the telephone number, address or picture of another person
   without that person's consent.
2. You keep the rights in what you write. You allow us to show it on this site, with your name, free of charge and
   for as long as it stands there.
3. We do not change the words of a review. We may hide or remove one that breaks these rules or the law, and we may
   write a reply below it. You may edit or delete your own review at any time.

## 5. What you may not do

You may not copy listings or pictures in bulk, use programs that read the site at a rate that harms others, try to
enter accounts or systems that are not yours, send viruses, pose as another person, post the property of someone
else without authority, or use the phone numbers on this site for advertising.

## 6. Brokerage, payments and refunds

1. Our brokerage is agreed in writing before a transaction is closed and is due when the agreement to sell or the
   rent agreement is signed, unless the writing says otherwise. Applicable GST is added.
2. Token money and the price of a property are paid to the owner or developer, never to us, unless a written
   agreement says that we hold them.
3. **No refunds.** Fees and brokerage that you have paid to us for services are not refunded, also when you change
   your mind or a transaction does not go through for a reason that is not our fault. Where the law gives you a right
   to a refund that cannot be given up by agreement, that right stays.
4. Money that you paid to an owner, a developer, a bank or an authority can be claimed only from them.

## 7. Confidentiality

1. What you tell us about your budget, your documents and your reasons, and what we tell you about owners and
   other clients, is confidential. Each of us uses it for the transaction alone and shows it only to those who need
   it for that: the other party, advocates, banks and authorities.
2. This duty lasts for **5 years** from the day on which the information was given, also when the transaction fails or
   these terms end earlier.
3. It does not cover what is public, what was known before, what another person lawfully gave, or what a court, a
   law or an authority orders to be disclosed.

## 8. Our property

The name {brandName}, the logo, the texts, the pictures and the design of this site belong to us or to those who let
us use them. You may view pages, print them and share links for your own search. Any other use needs our written
consent.

## 9. Links and other services

The site links to maps, messaging services, video services and social networks. They are run by others under their own
terms. A video plays inside a page only after you have clicked on it. We are not answerable for what those services
do.

## 10. Liability

1. We work with care. The site is offered as it is: we cannot promise that it is always reachable, free of faults, or
   that each detail of a listing is complete and right.
2. We are not liable for indirect loss, such as lost profit, a lost opportunity or a delay caused by an owner, a
   developer, a bank or an authority.
3. **Cap.** Our total liability to you, whatever the reason, is limited to **INR 5,000 or the last payment that you
   made to us, whichever is less**.
4. Nothing here limits a liability that Indian law does not allow to be limited, for example for fraud or wilful
   misconduct, or your rights under RERA and the Consumer Protection Act, 2019.

## 11. Indemnity

If someone makes a claim against us because you broke these terms, gave false details or posted something unlawful, you
make good the loss and the reasonable costs that this causes us.

## 12. Ending and changes

1. You may stop using the site at any time. Sections 4, 6, 7, 8, 10, 11 and 13 continue to apply.
2. We may change these terms. The date at the top shows the present version. A change that matters to registered
   users is announced on the site before it applies; whoever goes on using the site after that date accepts it.
3. If a part of these terms is void, the other parts stay in force.

## 13. Law, disputes and complaints

1. Indian law applies. The courts at Dwarka, New Delhi have jurisdiction; a consumer may also go to the forum which
   the Consumer Protection Act, 2019 gives, and anyone aggrieved under RERA to the authority of the state concerned.
2. Please talk to us first. Our Grievance Officer under the Information Technology Act, 2000 and its rules is reached at
   {email}, on {phone}, or by post at {headOffice}. A complaint is acknowledged within 24 hours and settled within
   15 days.
3. The use of personal data is explained in our Privacy Policy, and storage in your browser in our Cookie Policy.
   Both are part of these terms.
`;
