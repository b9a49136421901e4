import type { Access } from '../service/access.ts'
import { findContent, getContent } from './contents.ts'
import { listMediaFiles } from './media.ts'
import { getPage, listPages } from './pages.ts'
import { applyProposal, proposeContent, proposeOperations } from './propose.ts'
import { checkDraft, requestPublish } from './publishing.ts'
import { getSectionSchema, listSections } from './sections.ts'
import { listSites } from './sites.ts'
import { findText, listUntranslatedTexts } from './texts.ts'
import type { Tool } from './tool.ts'
import { undo } from './undo.ts'

/** All tools, those that look first. None reaches what visitors sent. */
const tools: readonly Tool[] = [
  listSites,
  listPages,
  getPage,
  findText,
  listUntranslatedTexts,
  listSections,
  getSectionSchema,
  listMediaFiles,
  findContent,
  getContent,
  proposeOperations,
  proposeContent,
  applyProposal,
  undo,
  checkDraft,
  requestPublish,
]

/** The tools that a key may use on one of its sites at least. */
export const toolsFor = ({ sites }: Access): readonly Tool[] =>
  tools.filter(({ listed, isFor }) => listed.name === listSites.listed.name || sites.some(isFor))

export const toolNamed = (name: string): Tool | undefined => tools.find(({ listed }) => listed.name === name)
