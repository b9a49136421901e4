import { defineSection } from '@vitrine/renderer'
import { Collection } from './collection.tsx'
import { estimate } from './estimate.ts'
import { load } from './load.ts'
import { collectionSpec } from './spec.ts'

export const collectionSection = defineSection(collectionSpec, { view: Collection, load, estimate })
