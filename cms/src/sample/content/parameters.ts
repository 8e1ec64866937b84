/** The sample brand: plainly a sample, with telephone numbers of no one. */
const values = (...list: readonly string[]) => list.map((value) => ({ value }));

export const PARAMETERS = {
  brandName: 'Dwarka Homes',
  phones: values('9100000001', '9100000002'),
  emails: values('info@example.com', 'sales@example.com'),
  headOffice: {
    name: 'Head Office',
    address: 'Shop 14, Sample Plaza, Plot 5, Sector 12 Market, Dwarka, New Delhi 110078',
    phone: '9100000001',
    mapUrl: 'https://www.google.com/maps/dir/?api=1&destination=Sector+12+Dwarka+New+Delhi+110078',
  },
  branchOffice: {
    name: 'Branch Office',
    address: 'Office 208, Sample Arcade, Sector 109, Dwarka Expressway, Gurugram, Haryana 122017',
    phone: '9100000003',
    mapUrl: 'https://www.google.com/maps/dir/?api=1&destination=Sector+109+Gurugram+Haryana+122017',
  },
  fallbackPhone: '9100000004',
  chatPhone: '9100000005',
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  reraNumbers: [
    { authority: 'Delhi RERA (Real Estate Agent)', number: 'SAMPLE-DLRERA-AGENT-0001' },
    {
      authority: 'Haryana RERA, Gurugram (Real Estate Agent)',
      number: 'SAMPLE-HRERA-GGM-AGENT-0001',
    },
  ],
  copyrightSince: 2020,
  welcomeVideoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  welcomePopup: 'Yes',
  registrationApproval: 'auto',
  limitRS: 10,
  limitRR: 10,
  limitCS: 10,
  limitCR: 10,
  limitReview: 10,
  limitUser: 20,
} as const;
