import type { Answer, ChecklistStep, OfficePlace, siteToday } from '@vitrine/schemas'
import { checklistSteps } from '@vitrine/schemas'

/** What is known of a site that its checklist tells. */
export type SetUp = Readonly<Record<ChecklistStep, boolean>>

const places: Readonly<Record<ChecklistStep, OfficePlace>> = {
  product: '/products',
  pictures: '/media',
  contact: '/settings/general',
  mail: '/settings/mail',
  domain: '/settings/domains',
  legal: '/policies',
  publish: '/releases/review',
}

/** What is left to set up, in the order in which it is best done. */
export const stepsOf = (done: SetUp): Answer<typeof siteToday>['checklist']['steps'] =>
  checklistSteps.map((id) => ({ id, done: done[id], to: places[id] }))
