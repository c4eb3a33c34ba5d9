// Lets Node cache compiled code in the folder for temporary files, so that programs start sooner the next time.
import { enableCompileCache } from 'node:module';

enableCompileCache();
