import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { teamSpec } from './spec.ts'
import { Team } from './team.tsx'

export const teamSection = defineSection(teamSpec, { view: Team, estimate })
