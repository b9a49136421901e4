import type { Preset } from '@vitrine/schemas'

const works = {
  name: 'Haiyan',
  kind: 'works',
  lines: '18 Xichang Road, Economic Zone\nHaiyan 314300, Zhejiang\nChina',
  phone: '+86 573 8611 0420',
  email: 'sales@nordhaven-fasteners.example',
  hours: 'Monday to Friday, 8:00–17:30\nSaturday, 8:00–12:00',
  timeZone: 'UTC+8, Beijing',
  map: 'https://www.openstreetmap.org/?mlat=30.5263&mlon=120.9461&zoom=15',
}
const office = {
  name: 'Ningbo',
  kind: 'sales-office',
  lines: '7 Harbour East Road, Floor 12\nNingbo 315040, Zhejiang\nChina',
  phone: '+86 574 8722 0180',
  email: 'export@nordhaven-fasteners.example',
  hours: 'Monday to Friday, 8:30–18:00',
  timeZone: 'UTC+8, Beijing',
  map: 'https://www.openstreetmap.org/?mlat=29.8683&mlon=121.5440&zoom=15',
}
const warehouse = {
  name: 'Duisburg',
  kind: 'warehouse',
  lines: 'Hafenbecken 9, Halle 4\n47119 Duisburg\nGermany',
  phone: '+49 203 5550 144',
  email: 'europe@nordhaven-fasteners.example',
  hours: 'Monday to Friday, 7:00–16:00',
  timeZone: 'UTC+1, in summer UTC+2',
  map: 'https://www.openstreetmap.org/?mlat=51.4490&mlon=6.7320&zoom=15',
}
const laboratory = {
  name: 'Haiyan laboratory',
  kind: 'laboratory',
  lines: '18 Xichang Road, Building 3\nHaiyan 314300, Zhejiang\nChina',
  email: 'laboratory@nordhaven-fasteners.example',
  hours: 'Visits by appointment',
  timeZone: 'UTC+8, Beijing',
}

export const addressPresets: readonly Preset[] = [
  {
    id: 'cards',
    props: {
      title: 'Where we are',
      text: 'Forged and tested in Haiyan, shipped from Ningbo, kept in stock in Europe.',
      look: 'cards',
      columns: { pc: 3, mobile: 1 },
      locations: [
        { id: 'placeAA1', ...works },
        { id: 'placeBB2', ...office },
        { id: 'placeCC3', ...warehouse },
      ],
    },
  },
  {
    id: 'list',
    props: {
      title: 'Works and offices',
      look: 'list',
      tone: 'soft',
      locations: [
        { id: 'placeDD4', ...works },
        { id: 'placeEE5', ...office },
      ],
    },
  },
  {
    id: 'table',
    props: {
      title: 'All locations',
      look: 'table',
      locations: [
        { id: 'placeFF6', ...works },
        { id: 'placeGG7', ...laboratory },
        { id: 'placeHH8', ...office },
        { id: 'placeII9', ...warehouse },
      ],
    },
  },
]
