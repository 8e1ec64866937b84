/** What clients say. A review of an account is by that `userId`; its age is counted back from the day of the fill. */
export interface SampleReview {
  readonly userId?: string;
  readonly name: string;
  readonly isWoman?: boolean;
  /** Has a portrait. */
  readonly picture?: boolean;
  readonly daysAgo: number;
  readonly rating: number;
  readonly review: string;
  readonly reviewReply?: string;
  readonly videoPath?: string;
  readonly hidden?: boolean;
}

export const REVIEWS: readonly SampleReview[] = [
  {
    userId: '9000000005',
    name: 'Rohit Verma',
    picture: true,
    daysAgo: 3,
    rating: 5,
    review:
      'We were looking for a three bedroom flat near the Sector 10 metro for almost a year. The team showed us only five homes and we took the fourth one. The dues of the society were checked before we paid the token, and the registry took one morning.',
    reviewReply: 'Thank you, Rohit ji. May the new home bring you much happiness.',
  },
  {
    name: 'Meenakshi Iyer',
    isWoman: true,
    picture: true,
    daysAgo: 12,
    rating: 5,
    review:
      "I live in Singapore and sold my mother's flat in Sector 22 through them. Power of attorney, tax deduction, bank papers: everything was explained on video calls and nothing was asked for twice.",
    reviewReply:
      'It was a pleasure, Meenakshi. The certificate of tax deducted has been sent to your e-mail.',
  },
  {
    name: 'Harpreet Singh',
    daysAgo: 26,
    rating: 4,
    review:
      'Took a shop on rent in the Sector 6 market. Good knowledge of footfall and of what the neighbours pay. The owner took his time with the agreement, but that was not their fault.',
  },
  {
    name: 'Anjali and Deepak Sharma',
    isWoman: true,
    picture: true,
    daysAgo: 41,
    rating: 5,
    review:
      'They did the interiors of our flat in Sector 109: kitchen, four wardrobes and the ceiling. The quotation was fixed, and at the end it was really that sum. Two weeks late because of rain, otherwise five stars for everything.',
  },
  {
    userId: '9000000005',
    name: 'Rohit Verma',
    daysAgo: 64,
    rating: 4,
    review:
      'Our tenant for the old flat was found within ten days, with police verification done. The first two visitors did not turn up, so one weekend was lost. Rent comes on time.',
  },
  {
    name: 'Col. S. K. Yadav (Retd.)',
    picture: true,
    daysAgo: 95,
    rating: 5,
    review:
      'Straight people. I was told plainly that my price for the Sector 4 flat was too high. I waited four months, came back, and it was sold at the figure they had said on the first day.',
    videoPath: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    name: 'Farah Khan',
    isWoman: true,
    daysAgo: 150,
    rating: 3,
    review:
      'The flat is fine and the price was fair. I would have liked to be told earlier that the second lift is under repair. After I complained, the manager called and sorted out the parking sticker himself.',
    reviewReply: 'You are right, Farah. We now write the state of the lifts on our visit sheet.',
  },
  {
    name: 'Vikram Malhotra',
    daysAgo: 210,
    rating: 5,
    review:
      'Bought an under construction flat in Sector 113. They compared three projects for me with payment plans and the RERA dates, and did not push the costliest one.',
  },
  {
    name: 'Sunita Rawat',
    isWoman: true,
    picture: true,
    daysAgo: 330,
    rating: 5,
    review:
      'As a single working woman I found a PG near Sector 21 metro that is clean and safe. The person from the office came along on the first day and checked the geyser and the locks.',
  },
  {
    name: 'Mohit Aggarwal',
    daysAgo: 420,
    rating: 4,
    review:
      'We lease two offices through them in Sector 10. Papers are always in order and the renewals are remembered before we remember them.',
  },
  {
    name: 'Nandini Bose',
    isWoman: true,
    daysAgo: 560,
    rating: 5,
    review:
      'From the first call to the keys I spoke to one and the same person. In Delhi this is worth a lot. Our home loan was sanctioned in eleven days.',
    reviewReply: 'Thank you for your trust, Nandini.',
  },
  {
    name: 'Gurmeet Kaur',
    isWoman: true,
    daysAgo: 800,
    rating: 4,
    review:
      'Sold a builder floor in Sector 7 and bought a flat in a society with lift for my parents. Both deals were closed in the same month as promised.',
  },
  {
    name: 'T. Raghavan',
    picture: true,
    daysAgo: 1150,
    rating: 5,
    review:
      'I have dealt with this office since 1998, three flats and one plot. The faces have changed a little, the way of working has not.',
  },
  {
    name: 'Pooja Chauhan',
    isWoman: true,
    daysAgo: 1600,
    rating: 3,
    review:
      'Nice flats but I had to wait long on a Sunday because too many visitors had been called at one time. On weekdays it is much better.',
  },
  {
    name: 'Arun Kumar',
    daysAgo: 18,
    rating: 3,
    review: 'Please ignore my earlier message, it was meant for another dealer.',
    hidden: true,
  },
];
