export const AWARDS = [
  { head: 'Best Residential Broker, Dwarka, 2024', shape: 'cup' },
  { head: 'Thirty Years of Trusted Service, Dwarka Traders Association', shape: 'certificate' },
  { head: 'Top Channel Partner, Dwarka Expressway, 2023', shape: 'medal' },
  { head: 'Excellence in NRI Services, 2022', shape: 'certificate' },
  { head: 'Interior Team of the Year, South West Delhi, 2021', shape: 'medal' },
] as const;
