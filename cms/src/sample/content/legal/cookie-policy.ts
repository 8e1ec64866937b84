/** Markdown; the words in braces are filled in by the site. */
export const COOKIE_POLICY = `This page says what the website of {brandName} stores in your browser, why, and what you can do about it. It
is effective from **1 November 2020**.

## In short

- We set **no cookie without your consent**. There are no advertising cookies, no tracking pixels and no analytics
  cookies on this site, and therefore no cookie banner.
- We keep a few small entries in your browser's own storage, only to make the site work.
- Videos come from other services. Nothing is loaded from them until you click on a video.

## What cookies and browser storage are

A cookie is a small text that a website asks your browser to keep and to send back with each later request. Browser
storage ("local storage" and "session storage") keeps such a text on your device too, but the browser never sends it
by itself: only the pages of this site can read it.

## What we store

| Entry | Kind | What it is for | How long |
|---|---|---|---|
| \`jwtToken\` | local storage | Your login. It is written when you log in and proves to our server that a request comes from you. | Until you log out, at the latest 12 hours after login, when it stops being valid; it is removed at your next visit |
| \`draft …\` | local storage | What you typed into a form and have not sent yet, for your account alone: it is there when you open the form again. | Until you send it, throw it away or log out |
| \`signedOut\` | local storage | The number of the account that logged out here last, so that its forms close in your other tabs too. | Until the next login |
| \`welcomeDismissed\` | local storage | When you said that you want no welcome any more. | Until you clear the storage of this site |
| Scroll positions | session storage | So that the back button takes you to the place on the page that you came from. | Until you close the tab |

What you search for stands in the address of the page, so that you can share or bookmark it. We do not store it in your
browser.

These entries are strictly necessary for what you ask the site to do. They hold no advertising identifier, and they are
not used to follow you to other websites.

## Videos and other services, only after a click

Some listings and reviews have a video. In its place you first see a plain button. When you click on it, you agree that the
video is loaded:

- from YouTube through its no-cookie host, or from Vimeo with its do-not-track setting, or
- as a file from the address that the owner has given.

From that moment the service learns your IP address and may store data in your browser under its own policy. If you do
not click, nothing is loaded.

Links to maps, to a messaging service, to your telephone or to social networks are plain links. They send nothing until
you follow them; then the policy of that service applies.

## Administration

Members of our own staff who work in the administration panel get a cookie for their login there. Visitors never do.

## How you can control it

- **Log out** in the menu removes the login entry at once.
- In your browser's settings you can look at, block and delete stored data for this site. The pages, searches and
  contact buttons go on working without it; only logging in needs it.
- In a private window everything is deleted when you close it.

## If this changes

Should we ever wish to use a cookie that is not strictly necessary, we will ask you before it is set, refusing will be as
easy as agreeing, and this page will name it. You can take your consent back at any time.

## Questions

Write to {email}, call {phone}, or come to {headOffice}. How we handle personal data in general is explained in our
Privacy Policy.
`;
