/** Markdown; the words in braces are filled in by the site. */
export const PRIVACY_POLICY = `Last updated: **1 August 2025**

{brandName} ("we", "us") is a real-estate brokerage. We decide why and how the personal data described here is used; under
the Digital Personal Data Protection Act, 2023 ("DPDP Act") we are the Data Fiduciary and you are the Data Principal. This
policy also serves as the policy that the Information Technology Act, 2000 and its rules on reasonable security practices ask
for. The provisions of the DPDP Act are followed as they come into force.

## 1. The data we collect

**You can browse without telling us who you are.** We collect data only in these cases:

| When | What | Why |
|---|---|---|
| You open a page | IP address, time, page and browser type in the server's log | To deliver the page, find faults and stop attacks |
| You register | Name, mobile number (it is your User Id), password; if you like, an e-mail address and a second phone | To give you an account and to reach you about it |
| You log in | Time of the login, number of failed tries by number and address | To keep one session for each account and to stop guessing of passwords |
| You write a review | Rating, text, your name, a picture if you add one; your mobile number is noted with it | To show your review and to be able to check that it is genuine |
| You call, message or visit us | Name, phone, what you are looking for, your budget | To find a property or a tenant for you |
| You buy, sell, rent or let through us | Papers needed for the transaction, such as proof of identity, PAN, title and loan papers | To carry out the transaction and to fulfil legal duties |
| You give us a property to list | Its details and pictures, your contact phone | To show it; the contact phone of a listing is public because people are to call it |

We do not collect biometric data, we do not buy data about you, and we do not read your contacts or your location.

## 2. What others can see

- With a review: your name, rating, text, picture and date. **Your mobile number and e-mail address are never shown to other
  visitors.** Our staff can see the number.
- With a listing: what is on the page, including the contact phone given for it.
- Your password is stored only as a hash that cannot be turned back, and it is never shown to anyone, not even to us.

## 3. On what ground we use it

We use personal data on your consent, which you give by ticking the box, by sending a review, or by asking us to help you; for
the legitimate uses named in the DPDP Act, such as data that you give us of your own accord for a stated purpose; and where
a law, a court or an authority asks for it, for example the tax laws, RERA or the laws against money laundering. You may
withdraw your consent at any time, as easily as you gave it; what was done before stays lawful.

We do not sell personal data, we do not use it for advertising by others, and we make no decision about you by computer alone.

## 4. With whom we share it

- **The other side of your transaction** (owner, buyer, tenant, developer), and advocates, banks and registration offices, as far
  as that transaction needs it and after you have agreed to it.
- **Companies that work for us**, such as the one that hosts our servers, under a contract, on our instructions alone and with
  the same duty of confidence.
- **Authorities and courts**, where the law obliges us.

If you use a map, a video, a messaging service or a social network from our pages, that service gets your data directly from you
under its own policy. Should data be processed outside India, it is done only where Indian law allows it.

## 5. How long we keep it

| Data | Kept |
|---|---|
| Server logs | up to 180 days |
| Counts of failed logins | 15 minutes |
| Your account | until you ask us to delete it, or three years after your last use of it |
| Reviews | until you delete them, or your account is deleted and you ask for it |
| Enquiries that led to nothing | up to one year |
| Papers of a transaction | as long as tax law, RERA and other laws require, as a rule eight years |

After that the data is deleted or made anonymous.

## 6. How we protect it

Connections are encrypted. Passwords are hashed. An account has one live session, which ends after 12 hours at the latest. Staff see
only what their role needs, and changes to content are logged. Pictures are stored without the place and the device that a
camera writes into them. No system is perfectly safe: if personal data of yours is breached, we tell you and the Data Protection
Board of India without delay, as the law says, and what we are doing about it.

## 7. Your rights

You may at any time

1. **know** which personal data of yours we process, and with whom we have shared it;
2. have it **corrected, completed or updated**;
3. have it **erased**, unless a law obliges us to keep it;
4. **withdraw** your consent;
5. **nominate** a person who may use these rights if you die or are no longer able to;
6. **complain** to us, and then to the Data Protection Board of India.

Name and contact details of your account are corrected by us on your request; your reviews you can edit and delete yourself. To use
a right, write to {email} from the address, or call {phone} from the number, that you have registered, so that we know it is
you. It costs nothing. We answer within 15 days.

## 8. Children

The site is meant for adults. A person under 18 may not register, and we do not knowingly process data of children. If you learn
that a child has registered, please tell us and we delete the account.

## 9. Browser storage

We set no cookie without your consent. What is kept in your browser, above all the login token, is explained in the Cookie
Policy.

## 10. Grievance Officer

Questions and complaints about personal data are answered by our Grievance Officer:

- by e-mail: {email}
- by telephone: {phone}, Monday to Saturday, 10 am to 7 pm
- by post: Grievance Officer, {brandName}, {headOffice}

A complaint is acknowledged within 24 hours and settled within 15 days.

## 11. Changes

When something changes, this page changes with it, and the date at its top. If a change needs your consent, we ask for it.
`;
