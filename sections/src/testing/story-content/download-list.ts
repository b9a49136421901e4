import type { Preset } from '@vitrine/schemas'

export const downloadListPresets: readonly Preset[] = [
  {
    id: 'documents',
    props: {
      title: 'Papers for your files',
      text: 'Data sheets and declarations of all standard parts. What you miss we send the same day.',
      items: [
        {
          id: 'fileAAA1',
          title: 'Range of stainless fasteners',
          text: 'Sizes, materials, strength classes and weights on 48 pages.',
          file: '/media/downloads/range.pdf',
          kind: 'document',
          size: '3.4 MB',
          writtenIn: 'English, German',
        },
        {
          id: 'fileBBB2',
          title: 'Sample of a 3.1 inspection certificate',
          text: 'Which line says what, with notes.',
          file: '/media/downloads/certificate-sample.pdf',
          kind: 'certificate',
          size: '180 kB',
        },
        {
          id: 'fileCCC3',
          title: 'Tightening torques, A2 and A4',
          file: '/media/downloads/torques.pdf',
          kind: 'table',
          size: '90 kB',
        },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Drawings and models',
      look: 'cards',
      items: [
        {
          id: 'fileDDD4',
          title: 'Hex bolts M8 to M39',
          text: 'STEP models, one file for each length.',
          file: '/media/downloads/hex-bolts.zip',
          kind: 'archive',
          size: '12 MB',
        },
        {
          id: 'fileEEE5',
          title: 'Foundation bolts',
          text: 'Drawings with all dimensions, to be filled in.',
          file: '/media/downloads/foundation-bolts.pdf',
          kind: 'drawing',
          size: '420 kB',
        },
        {
          id: 'fileFFF6',
          title: 'Setting a wedge anchor',
          text: 'Two minutes, without words.',
          file: '/media/downloads/wedge-anchor.mp4',
          kind: 'film',
          size: '9 MB',
        },
      ],
    },
  },
]
