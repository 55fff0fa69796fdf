// opens.mjs URL: a browser opens the page of a server that runs already, and makes a table there. packaging/check asks for it.
import { games, openBrowser, person } from './kit.mjs';

const url = process.argv[2];
const { browser, close } = await openBrowser();
const { page, errors } = await person(browser);
await page.goto(url);
await page.click(`.box a[href$="/new/${games[0]}"]`);
await page.click('.choice label >> nth=2'); // with friends
await page.fill('#name', 'Ana');
await page.click('.new-form button[type=submit]');
await page.waitForSelector('.share');
await close();
if (errors.length > 0) throw new Error(errors.join('\n'));
