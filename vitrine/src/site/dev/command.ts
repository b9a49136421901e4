import { defineCommand, exitCodes, sharedOptions } from '../../command.ts'
import { inWords, openSite } from '../open-site.ts'

const { help } = sharedOptions

export const dev = defineCommand({
  usage: '',
  about: [
    'Runs the site of this folder while it is developed: a change of a section arrives at once. HOST, PORT, DATA_DIR and all',
    'else are read from the environment and from .env.',
    '',
    'Exit code: 0 it was told to stop, 3 it cannot start.',
  ],
  options: { help },
  async run(_values, _positionals, { cwd }) {
    const { config, tools } = await openSite(cwd)
    try {
      await tools.developSite({ folder: cwd, config })
    } catch (error) {
      throw inWords(error)
    }
    return exitCodes.done
  },
})
