import { defineSection } from '@vitrine/renderer'
import { Contact } from './contact.tsx'
import { load } from './load.ts'
import { contactSpec } from './spec.ts'

export const contactSection = defineSection(contactSpec, { view: Contact, load })
