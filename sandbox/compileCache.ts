// Lets Node keep compiled code (in the folder for temporary files), so that a program starts sooner the next time.
import { enableCompileCache } from 'node:module';

enableCompileCache();
