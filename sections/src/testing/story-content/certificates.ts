import type { Preset } from '@vitrine/schemas'

/** Papers of our works; stories give them pictures. */
export const papers = [
  {
    id: 'certAAA1',
    name: 'Quality management ISO 9001:2015',
    number: 'QM 15 0412 / 26',
    body: 'Accredited certification body, Hamburg',
    validUntil: '2028-06-30',
  },
  {
    id: 'certBBB2',
    name: 'Environmental management ISO 14001:2015',
    number: 'UM 15 0413 / 26',
    body: 'Accredited certification body, Hamburg',
    validUntil: '2028-06-30',
  },
  {
    id: 'certCCC3',
    name: 'Structural bolting assemblies EN 15048-1',
    number: '0000-CPR-1187',
    body: 'Notified body for construction products',
    validUntil: '2027-11-15',
  },
  {
    id: 'certDDD4',
    name: 'Testing laboratory ISO/IEC 17025',
    number: 'L 2207',
    body: 'National accreditation board',
    validUntil: '2029-02-28',
  },
]

export const certificatesPresets: readonly Preset[] = [
  {
    id: 'grid',
    props: {
      eyebrow: 'Tested by others',
      title: 'Certificates of our works',
      text: 'Auditors come once a year, and customers whenever they like. Ask for the full reports.',
      items: papers,
    },
  },
  { id: 'row', props: { title: 'What we are certified by', look: 'row', tone: 'soft', items: papers } },
  {
    id: 'list',
    props: {
      title: 'Valid certificates',
      look: 'list',
      showPictures: false,
      items: papers.map((item, at) => (at === 3 ? { ...item, note: 'Hardness, tension and salt spray.' } : item)),
    },
  },
]
