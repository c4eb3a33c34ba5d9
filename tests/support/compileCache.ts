// Lets Node keep compiled code (in the folder for temporary files), so that a command that must be quick starts sooner.
import { enableCompileCache } from 'node:module';

enableCompileCache();
