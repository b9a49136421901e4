import { expect, test } from '@playwright/test'
import { sectionSpecs } from '@vitrine/sections/specs'
import { contentKinds, contentProps, type Json, languageMapOf, menuProps, newId, places, type SectionSpec } from '@vitrine/schemas'
import { spoilDatabase } from './hostile/database.ts'
import { createFiller } from './hostile/fill.ts'
import { type Owner, signIn, site } from './hostile/owner.ts'
import { dataFolder, type Server, startServer } from './hostile/server.ts'
import { byFormat, refusedTexts, texts } from './hostile/strings.ts'
import { createVisitor } from './hostile/visit.ts'

// Reliability, criterion 13: hostile strings in every prop, through the API and straight into the
// database, with and without the policy of the page. One server, so one test after the other.
test.describe.configure({ mode: 'serial' })

const isWhole = process.env.HOSTILE === 'all'
/** How many placed sections of a type stand on its page, each with other strings in the same places. */
const variants = isWhole ? texts.length : 12

const folder = dataFolder()
let server: Server
let owner: Owner
test.beforeAll(async () => {
  server = await startServer(folder.path)
  owner = await signIn(server.origin)
})
test.afterAll(async () => {
  await server.stop()
  folder.remove()
})

const slugOf = ({ type }: SectionSpec) => `hostile-${type}`
const isSingle = ({ nesting }: SectionSpec) => nesting?.single === true
