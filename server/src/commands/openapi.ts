// npm run openapi: writes docs/openapi.json from the contract.
import { writeFile } from 'node:fs/promises';
import { openApiFile, openApiText } from '../reference/open-api-file.ts';

await writeFile(openApiFile, openApiText());
