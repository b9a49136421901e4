import { defineCommand, exitCodes, sharedOptions } from '../../command.ts'
import { inWords, openSite } from '../open-site.ts'

const { help } = sharedOptions

export const build = defineCommand({
  usage: '',
  about: [
    'Builds the site of this folder, as its vitrine.config.ts says, into .vitrine/dist: visitors’ pages, designer, office and',
    'API, with the plugins of the config. What is wrong with them is told at once, and ends it.',
    '',
    'Exit code: 0 built, 3 it could not be built.',
  ],
  options: { help },
  async run(_values, _positionals, { cwd, say }) {
    const since = performance.now()
    const { config, tools } = await openSite(cwd)
    try {
      await tools.buildSite({ folder: cwd, config })
    } catch (error) {
      throw inWords(error)
    }
    say(`Built in ${Math.round((performance.now() - since) / 1000)} s. vitrine start runs it.`)
    return exitCodes.done
  },
})
