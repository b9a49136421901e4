import { defineSection } from '@vitrine/renderer'
import { Collection } from './collection.tsx'
import { load } from './load.ts'
import { collectionSpec } from './spec.ts'

export const collection = defineSection(collectionSpec, { view: Collection, load })
