import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const engineering = defineRoles('engineering', 'office', [
  {
    title: 'Rust Engineer | Rust Developer | Backend Engineer (Rust)',
    pay: 140,
    levels: 'mmsslp',
    weight: 3,
    sectors: 'software finance media energy',
    skills: 'Rust, Tokio, PostgreSQL, Kafka, gRPC, Linux, Profiling',
    teams: 'Core Services, Ingest, Storage, Streaming',
    intro: `
      The services you will own answer in single-digit milliseconds today, and the load doubles roughly every year.
      Most of our hot path was rewritten from Java to Rust over the last two years; you would help finish the job and keep it honest.
      You will work on the part of the system where a careless allocation shows up on a graph within the hour.`,
    duties: `
      Keep the p99 latency of our busiest services below their published budgets, and say so when a feature would break them
      Write async Rust on Tokio that handles back-pressure instead of hiding it in an unbounded queue
      Read flame graphs and allocation profiles, then remove the copy nobody knew was there
      Replace the last of our C bindings with safe code, one measured step at a time
      Design wire formats and gRPC interfaces that can change without a coordinated release
      Review other people's unsafe blocks, and ask for the invariant in writing
      Test with property-based cases and a fault-injecting network before anything meets production
      Take part in an on-call rota of one week in six, with time off afterwards`,
    needs: `
      Production experience of Rust, or deep C++ and a serious side project in Rust
      A working knowledge of memory ordering, lock contention and what the scheduler is really doing
      Ease with PostgreSQL query plans and with message logs such as Kafka
      Judgement about when a benchmark is lying`,
  },
  {
    title:
      'Frontend Engineer | Frontend Engineer (TypeScript) | React Engineer | JavaScript Developer',
    pay: 125,
    levels: 'emmssl',
    weight: 4,
    sectors: 'software finance media education retail public-sector healthcare',
    skills: 'JavaScript, TypeScript, React, CSS, Accessibility, Vite, Playwright, Web performance',
    teams: 'Design System, Checkout, Booking, Growth',
    intro: `
      The people who use our screens do so all day, often on old laptops and poor office Wi-Fi, so every kilobyte is felt by somebody.
      You will build the interface that customers mean when they say our name.
      We ship to the browser several times a day, behind flags, with field measurements that anyone can look at.`,
    duties: `
      Build screens in TypeScript and React that work with a keyboard, a screen reader and a slow phone
      Own components in the shared design system, including their documentation and their awkward states
      Cut the time until a page can be used, measured on real visits rather than on your own machine
      Pair with designers while the design is still a sketch, and with support when it meets customers
      Write browser tests for the flows that would cost us money if they broke at night
      Retire old pages for good: code, routes, feature flags and all
      Turn a vague ticket into two or three small changes that can each be released alone`,
    needs: `
      Fluent JavaScript and TypeScript, and a clear picture of what React does between a state change and a paint
      Real CSS skill: grid, container queries, logical properties and no fear of the cascade
      Knowledge of WCAG 2.2 that comes from testing with people, or the wish to gain it
      An eye for detail that survives a Friday afternoon`,
  },
  {
    title: 'Backend Engineer | Go Engineer | Backend Engineer (Go)',
    pay: 130,
    levels: 'emmssl',
    weight: 4,
    sectors: 'software finance logistics media energy retail',
    skills: 'Go, PostgreSQL, Kubernetes, REST APIs, Redis, Observability',
    teams: 'Billing, Integrations, Identity, Orders',
    intro: `
      You will look after services that move other people's orders and money, so boring and correct beats clever.
      About forty services, one monorepo, one way to deploy: you will be productive in the first week.`,
    duties: `
      Design and run Go services that partners call thousands of times a minute
      Model data in PostgreSQL so that next year's report is a query and not a project
      Make every write idempotent, and prove it with tests that retry at the worst moment
      Add the traces and metrics that let a colleague understand your service at three in the morning
      Migrate large tables without a maintenance window
      Write short design notes before the code, and keep them true after it
      Work directly with partners' developers when an integration misbehaves`,
    needs: `
      Solid experience of at least one typed backend language and the will to write Go here
      A firm grip of SQL, transactions and isolation levels
      Practice in running what you build, with alerts you set yourself
      Clear written English, because most of our decisions are made in documents`,
  },
  {
    title: 'C++ Engineer | C++ Software Engineer | C++20 Engineer, Perception',
    pay: 138,
    levels: 'mmsslp',
    sectors: 'manufacturing',
    skills: 'C++20, CMake, Linux, Real-time systems, OpenCV, Python, Sanitizers',
    teams: 'Motion Control, Vision, Simulation',
    intro: `
      Our code runs on machines that move, next to people, so deadlines are measured in microseconds and reviewed by safety engineers.
      A quarter of a million lines of modern C++, a clean build in four minutes, and no warnings: we would like to keep it that way.`,
    duties: `
      Write C++20 for control loops that must finish within two milliseconds, every time
      Bring camera and lidar data together into a picture of the surroundings that can be trusted
      Chase races and leaks with sanitizers, replayed recordings and a good deal of patience
      Move shared libraries from an ageing CMake tree to something a newcomer can read
      Run experiments on the test rig downstairs and not only in the simulator
      Measure cache behaviour and data layout before reaching for threads
      Explain trade-offs to mechanical and electrical engineers in words they can use`,
    needs: `
      Strong modern C++: ownership, templates where they pay, and no fear of reading assembly
      Experience of soft or hard real-time software under Linux
      Basic linear algebra that you can still do on paper
      Respect for static analysis and for the person who has to certify the result`,
  },
  {
    title: 'Embedded Firmware Engineer | Embedded Engineer (C) | Firmware Developer',
    pay: 112,
    levels: 'emmss',
    sectors: 'manufacturing energy',
    skills: 'C, FreeRTOS, ARM Cortex-M, CAN bus, Oscilloscope, Git, Python',
    teams: 'Sensors, Drives, Metering',
    intro: `
      Firmware you write here is flashed into devices that stay in the field for fifteen years, many of them out of reach of an update.
      The bench, the soldering iron and the oscilloscope are part of the job, and so is a quiet hour with a data sheet.`,
    duties: `
      Write C for Cortex-M controllers with 64 kB of RAM, and leave some of it free
      Bring up new boards together with the hardware team, from first power-on to stable drivers
      Debug CAN and RS-485 problems that appear only when it is cold
      Cut sleep current by microamps, because the battery has to last ten years
      Maintain a bootloader that survives a power cut at any instant
      Automate hardware-in-the-loop tests so that every merge runs on real devices overnight
      Support colleagues on the production line when a batch fails its final test`,
    needs: `
      Sound C for microcontrollers, interrupts and DMA included
      Confidence with an oscilloscope, a logic analyser and a schematic
      Experience of an RTOS such as FreeRTOS or Zephyr
      A tidy approach to version control for both code and hardware revisions`,
  },
  {
    title: '.NET Developer | C#/.NET Engineer | C# Developer',
    pay: 112,
    levels: 'emmss',
    weight: 3,
    sectors: 'finance public-sector healthcare logistics consulting manufacturing',
    skills: 'C#, .NET 10, ASP.NET Core, SQL Server, Azure, xUnit',
    teams: 'Policy Administration, Case Management, Warehouse Systems',
    intro: `
      The system is eleven years old, well tested and used by every colleague in the building; nobody here wants a rewrite for its own sake.
      We are moving a large .NET Framework application to current .NET, module by module, while it stays in daily use.`,
    duties: `
      Develop C# services and internal tools on ASP.NET Core
      Move modules from .NET Framework to current .NET without stopping the people who use them
      Tame stored procedures: understand them, test them, and only then replace them
      Talk to clerks and planners about what slows them down, and fix it in the same week where you can
      Keep build pipelines in Azure DevOps fast enough that nobody leaves for coffee
      Write integration tests against a real SQL Server and not against a mock of one
      Document interfaces for the two partner companies that depend on them`,
    needs: `
      Good C# and several years, or one intense year, with ASP.NET Core
      Command of SQL Server, indexes and execution plans
      Patience with grown code and the craft to improve it safely
      Experience of Azure or another large cloud`,
  },
  {
    title: 'Site Reliability Engineer | SRE | Platform Engineer',
    pay: 142,
    levels: 'mmsslp',
    weight: 3,
    sectors: 'software finance media energy',
    skills: 'Kubernetes, Terraform, Prometheus, Linux, Go, Incident response, AWS',
    teams: 'Observability, Compute, Developer Platform',
    intro: `
      Last year we had nine incidents that customers noticed, and we can tell you the cause of each; your task is to help make it four.
      Forty product engineers deploy through the platform you will run, and they are not shy with feedback.`,
    duties: `
      Set service level objectives with product teams and defend the error budget when it runs low
      Run Kubernetes clusters in three regions with Terraform and as few surprises as possible
      Lead incidents calmly, then write the review that people really read
      Remove toil: if you did it by hand twice, the third time should be a pull request
      Rehearse failure with game days, including the restore of last night's backup
      Bring cloud costs down by asking what each node is for
      Share an on-call rota across two time zones, so that nights are rare`,
    needs: `
      Experience of running production systems with real users and real consequences
      Fluency in Linux, networking and at least one language beyond shell
      Practice with Terraform, Kubernetes and a metrics stack such as Prometheus
      A level head at the moment the dashboards turn red`,
  },
  {
    title: 'iOS Engineer | iOS Developer (Swift)',
    pay: 128,
    levels: 'emmss',
    sectors: 'software media finance retail',
    skills: 'Swift, SwiftUI, XCTest, Instruments, Accessibility, REST APIs',
    teams: 'Mobile, Payments App, Reader',
    intro: `
      Our app is opened by most customers before breakfast, usually with one thumb, often underground.
      A team of four looks after the iPhone and iPad apps, from the first sketch to the review notes.`,
    duties: `
      Build features in Swift and SwiftUI that keep working without a signal
      Support Dynamic Type, VoiceOver and right-to-left layouts from the first commit
      Find hitches with Instruments and remove them before users write about them
      Plan releases every two weeks, with a phased roll-out and a way back
      Share models and API contracts with the Android and web teams
      Bring the last UIKit screens over to SwiftUI where it pays
      Answer App Store reviews that describe a real bug, once it is fixed`,
    needs: `
      Several shipped iOS apps, or one that you maintained for years
      Good Swift, including structured concurrency
      Care for battery, storage and privacy on other people's phones
      A habit of testing on the oldest device we support`,
  },
  {
    title: 'Android Engineer | Android Developer (Kotlin)',
    pay: 124,
    levels: 'emmss',
    sectors: 'software media finance retail logistics',
    skills: 'Kotlin, Jetpack Compose, Coroutines, Gradle, Room, Accessibility',
    teams: 'Mobile, Driver App, Offline',
    intro: `
      Two thirds of our users are on Android, and half of them on phones that cost less than a pair of shoes.
      The app has to work in lifts, in trucks and in the far corner of a warehouse, so offline is the normal case here.`,
    duties: `
      Build screens in Kotlin and Jetpack Compose for devices from entry level to foldable
      Design synchronisation that merges changes sensibly after a day without a network
      Keep the app's size and cold start within budgets that the build enforces
      Trace crashes and ANRs back to their cause, starting with those that hurt most people
      Modularise the Gradle build so that a small change compiles in seconds
      Ride along with users twice a year and watch what they do with their gloves on
      Work with the backend team on APIs that suit a phone`,
    needs: `
      Strong Kotlin with coroutines and flows
      Experience of Jetpack Compose in an app with real users
      Knowledge of background work limits across Android versions
      Curiosity about cheap hardware and bad networks`,
  },
  {
    title: 'QA Automation Engineer | Test Engineer | Software Engineer in Test',
    pay: 100,
    levels: 'emmssl',
    sectors: 'software finance healthcare public-sector media',
    skills: 'Playwright, TypeScript, API testing, CI pipelines, Exploratory testing, SQL',
    teams: 'Release Quality, Mobile',
    intro: `
      You will be the person who asks what happens if somebody presses the button twice.
      We release daily and have no separate test phase, so quality work happens next to the developers and not after them.`,
    duties: `
      Build end-to-end tests in Playwright that fail only when something is really broken
      Explore new features by hand before they are declared finished
      Track down flaky tests and fix or delete them within a week
      Create test data that looks like our customers' and belongs to none of them
      Help developers choose the cheapest test that would have caught the bug
      Report defects so clearly that nobody has to ask how to reproduce them
      Keep an eye on accessibility and on the languages that read from right to left`,
    needs: `
      Experience of test automation in TypeScript, Java or Python
      A sharp instinct for edge cases, dates and time zones above all
      Enough SQL to check what was truly stored
      Tact in telling people that their work is not done yet`,
  },
  {
    title: 'Security Engineer | Application Security Engineer',
    pay: 145,
    levels: 'mmssp',
    sectors: 'software finance public-sector energy',
    skills:
      'Threat modelling, OAuth 2.0, Penetration testing, Python, Cloud security, Cryptography',
    teams: 'Product Security, Detection',
    intro: `
      Our customers trust us with data they would not show their neighbours; you will help us deserve it.
      Security here is a service to engineers and not a gate at the end, so you will spend more time pairing than forbidding.`,
    duties: `
      Model threats with product teams while a change is still cheap
      Review code and configuration for the handful of changes each week that deserve it
      Run our disclosure programme and answer researchers within a working day
      Build detections that wake people for good reasons only
      Roll out hardware keys and short-lived credentials until passwords are a memory
      Plan and follow up external penetration tests
      Teach a monthly session in which we attack one of our own features`,
    needs: `
      Hands-on experience of finding and fixing flaws in web applications
      A sound understanding of authentication, sessions and common protocol mistakes
      Scripting skills that turn an idea into a check in an afternoon
      The ability to explain risk without drama`,
  },
  {
    title: 'Engineering Manager | Software Engineering Manager',
    pay: 165,
    levels: 'l',
    sectors: 'software finance media logistics retail',
    skills: 'People management, System design, Hiring, Delivery planning, Coaching',
    teams: 'Payments, Platform, Marketplace',
    intro: `
      You will lead a team of seven engineers who are good at their craft and want a manager who still understands it.
      The team has a clear mission and a backlog that is too long; choosing is the larger part of the job.`,
    duties: `
      Hold weekly one-to-ones and make them worth both people's time
      Set a direction for the quarter together with product and design, and say no in its defence
      Hire two or three engineers this year with a process that respects candidates
      Review designs with good questions rather than with your own solution
      Give feedback early, in private and with examples
      Keep commitments to other teams visible, and renegotiate them in time
      Look after the on-call load and act when it grows`,
    needs: `
      At least two years of leading engineers, with people who would work for you again
      A background as a developer that lets you follow a design discussion to the end
      Experience of letting somebody go fairly, and of promoting somebody for the right reasons
      Written communication that makes meetings shorter`,
  },
  {
    title: 'Director of Engineering',
    pay: 175,
    levels: 'd',
    weight: 1,
    sectors: 'software finance media',
    skills: 'Organisation design, Budgeting, Technical strategy, Hiring, Coaching managers',
    intro: `
      Five teams, forty-two engineers and a codebase that has outgrown the way we are organised: that is where you come in.
      You will report to the chief technology officer and be the person the engineering managers turn to first.`,
    duties: `
      Lead and coach five engineering managers in two countries
      Shape teams around the product we want to have in two years' time
      Own an annual budget for people, tools and cloud, and explain it in plain language
      Agree a technical strategy with principal engineers, and see that it survives contact with the roadmap
      Set the bar in hiring and take part in every loop for senior roles
      Represent engineering towards customers when something went badly wrong
      Build a promotion process that quiet people trust`,
    needs: `
      Several years of managing managers in a software company that grew
      A record of reorganising teams without losing the people you wanted to keep
      Financial literacy and comfort in front of a board
      The kind of authority that comes from listening first`,
  },
  {
    title: 'Power Systems Engineer | Electrical Engineer, Grid Connection',
    pay: 105,
    levels: 'emmss',
    sectors: 'energy consulting construction',
    skills: 'Power flow studies, Protection relays, PSS/E, SCADA, Medium voltage, Grid codes',
    teams: 'Grid Connection, Storage',
    intro: `
      Every park we build must prove that it helps the grid rather than hurts it, and your studies are that proof.
      You will follow projects from the first load-flow study to the day the breaker closes.`,
    duties: `
      Run load-flow, short-circuit and stability studies for new connections
      Specify transformers, switchgear and protection for medium-voltage collection networks
      Negotiate technical terms with grid operators and keep the paper trail in order
      Check relay settings on site and be present at energisation
      Model battery storage and its effect on frequency response
      Review suppliers' drawings and catch the error before the concrete is poured
      Support operations when a fault record needs a second pair of eyes`,
    needs: `
      A degree in electrical engineering or equivalent experience in utilities
      Practice with a study tool such as PSS/E, PowerFactory or similar
      Knowledge of grid codes and of the people who apply them
      Readiness to visit sites in boots about twice a month`,
  },
  {
    title: 'Wind Turbine Technician | Wind Service Technician',
    pay: 64,
    levels: 'emms',
    setting: 'field',
    sectors: 'energy',
    skills:
      'Hydraulics, Electrical fault finding, Working at height, GWO, Rope rescue, Torque tools',
    teams: '',
    intro: `
      The view from the nacelle is the best office window in the country, on the days when there is one.
      Crews of three look after about thirty turbines each and know every one of them by its noises.`,
    duties: `
      Service gearboxes, generators and pitch systems to schedule, 90 metres above the ground
      Find electrical and hydraulic faults with the schematic in one hand
      Torque bolts, change oil filters and record every value
      Climb with a colleague, check each other's harness and practise rescue twice a year
      Prepare the van, tools and spare parts before the weather window opens
      Report wear that the sensors have not noticed yet
      Lock out and tag out without shortcuts`,
    needs: `
      An apprenticeship as an electrician, mechatronics technician or mechanic
      A head for heights and the fitness for ladders
      Valid GWO certificates, or the willingness to earn them at our expense
      A driving licence for vans up to 3.5 tonnes`,
  },
  {
    title: 'Electrician | Industrial Electrician',
    pay: 60,
    levels: 'emms',
    setting: 'field',
    sectors: 'construction manufacturing energy hospitality',
    skills: 'Wiring, Inspection and testing, PLC basics, Switchgear, Lighting, Cable tray',
    intro: `
      You will wire rooms and machines that people will rely on long after the plaster has dried.
      We plan the work so that a trade waits for the next as rarely as possible, and we listen when an electrician says a drawing is wrong.`,
    duties: `
      Install cable routes, distribution boards and lighting from drawings
      Test and certify circuits before they are handed over
      Trace faults in running systems and make them safe first
      Connect motors, drives and control panels
      Teach one apprentice at a time, properly
      Keep materials counted, so that the job does not stop for a missing gland
      Agree changes with the site manager before the wall is closed`,
    needs: `
      A completed trade qualification as an electrician
      Knowledge of the current wiring regulations and of test instruments
      Care with other people's buildings
      A driving licence`,
  },
]);

const data = defineRoles('data', 'office', [
  {
    title: 'Data Engineer | Data Platform Engineer',
    pay: 132,
    levels: 'emmssl',
    weight: 3,
    sectors: 'software finance retail logistics media energy healthcare',
    skills: 'Python, SQL, Apache Airflow, dbt, Spark, AWS, Data modelling',
    teams: 'Data Platform, Ingestion',
    intro: `
      Half the company looks at numbers that come out of your pipelines before their first coffee.
      We have enough data and too many versions of the truth; you will help us get down to one.`,
    duties: `
      Build pipelines in Python and SQL that can be re-run for any day without fear
      Agree contracts with the teams whose events we consume, and notice when they are broken
      Move nightly batches to incremental loads where freshness is worth it
      Track lineage, so that a wrong figure can be followed back to its source in minutes
      Delete data when the law or good manners require it
      Keep warehouse costs in view, query by query
      Help analysts write models that are still readable next year`,
    needs: `
      Strong SQL and dependable Python
      Experience of an orchestrator such as Airflow or Dagster
      Knowledge of modelling: facts, dimensions and slowly changing everything
      A distrust of numbers that look too smooth`,
  },
  {
    title: 'Data Analyst | Business Data Analyst',
    pay: 82,
    levels: 'eeamms',
    weight: 4,
    skills: 'SQL, Excel, Power BI, Statistics, Data visualisation, Stakeholder interviews',
    teams: '',
    intro: `
      People come to you with a question and should leave with an answer, its limits and usually a better question.
      You will sit with the teams you serve and not in a tower of analysts.`,
    duties: `
      Answer questions from colleagues with SQL, judgement and one good chart
      Build dashboards that are looked at, and take down those that are not
      Investigate why a figure moved, and separate season from cause
      Define measures together with finance, so that a customer is a customer everywhere
      Check data quality at the source and report what you find to those who can fix it
      Present findings to managers in ten minutes, with the caveats
      Teach two colleagues a year to write their own queries`,
    needs: `
      Confident SQL, with joins and window functions from memory
      A feeling for statistics: samples, medians and misleading averages
      Practice with a reporting tool such as Power BI, Looker or Metabase
      The courage to say that the data cannot answer this`,
  },
  {
    title: 'Machine Learning Engineer | ML Engineer',
    pay: 152,
    levels: 'mmsslp',
    weight: 2,
    sectors: 'software finance media retail healthcare',
    skills: 'Python, PyTorch, MLOps, Feature stores, Docker, Model evaluation',
    teams: 'Ranking, Forecasting, Document Understanding',
    intro: `
      Our models already decide what thousands of people see first each morning, so evaluation matters more to us than novelty.
      You will take models from a promising notebook to something that can be trusted at peak hours.`,
    duties: `
      Train and serve models for ranking and forecasting, and own them after launch
      Build evaluation sets that reflect rare cases and not only the easy ones
      Watch for drift, and define in advance what happens when it comes
      Bring inference cost down with smaller models, batching or no model at all
      Write features once, for training and for serving
      Run online experiments and read them with care
      Explain to lawyers and customers what a model does and does not know`,
    needs: `
      Experience of running machine learning in production
      Solid Python and PyTorch, and engineering habits to match
      Statistics good enough to doubt your own result
      A preference for the simplest thing that beats the baseline`,
  },
  {
    title: 'Data Scientist | Data Scientist, Demand Forecasting',
    pay: 120,
    levels: 'emmss',
    weight: 3,
    sectors: 'retail logistics finance energy healthcare consulting agriculture',
    skills: 'Python, R, Forecasting, Bayesian statistics, SQL, Experiment design',
    teams: '',
    intro: `
      How many, where and when: most of our decisions come down to a forecast, and yours will be ordered against.
      You will work beside planners who have twenty years of intuition, and learn as much from them as they from you.`,
    duties: `
      Forecast demand for thousands of items across hundreds of places, with honest intervals
      Design experiments that a busy team can really carry out
      Turn model output into a decision rule that planners accept
      Compare every model with last year's figure before calling it good
      Investigate the weeks in which we were badly wrong
      Publish short internal notes with code that others can run
      Work with data engineers to bring the useful things into the nightly run`,
    needs: `
      A quantitative degree or an equally convincing path
      Fluent Python or R and decent SQL
      Experience of time series outside textbooks
      Plain language for uncertainty`,
  },
  {
    title: 'Analytics Engineer | Analytics Engineer (dbt)',
    pay: 115,
    levels: 'mms',
    sectors: 'software retail finance media',
    skills: 'dbt, SQL, Snowflake, Data modelling, Git, Looker',
    teams: 'Finance Data, Product Data',
    intro: `
      You will stand between raw events and the people who need to understand them.
      Four hundred dbt models have grown in three years; a hundred and fifty would do, and you may choose which.`,
    duties: `
      Model raw events into tables with one meaning each
      Write tests and documentation next to the transformation they belong to
      Review analysts' pull requests and teach as you go
      Cut the morning run from ninety minutes to thirty
      Retire duplicated metrics, after a conversation with their owners
      Build the semantic layer on which every dashboard stands
      Reconcile revenue with finance to the last cent at month end`,
    needs: `
      Deep SQL and experience with dbt or a similar tool
      Software habits: version control, review, continuous integration
      Business sense for what a metric will be used for
      A liking for naming things well`,
  },
  {
    title:
      'Research Scientist, Natural Language Processing | Applied Scientist, Speech and Language',
    pay: 165,
    levels: 'mssp',
    weight: 1,
    sectors: 'software media',
    skills: 'PyTorch, Large language models, Evaluation, Multilingual NLP, Scientific writing',
    teams: '',
    intro: `
      We care about languages that most systems handle badly, and we publish what we learn.
      The group is small, the questions are open, and the results end up in a product within months.`,
    duties: `
      Pose research questions that matter to people who speak more than one language a day
      Design evaluations with native speakers rather than about them
      Train and adapt models within a compute budget that you help to set
      Publish papers and release data sets under clear licences
      Work with engineers to bring results into production
      Supervise one intern each summer
      Read widely and tell the team what is worth an afternoon`,
    needs: `
      A PhD or comparable research experience in NLP, speech or machine learning
      Publications you are proud of, in whatever venue
      Strong Python, and code that others managed to reproduce
      Knowledge of a language that is poorly served today`,
  },
  {
    title: 'Biostatistician (R) | Clinical Data Analyst (R)',
    pay: 105,
    levels: 'ams',
    weight: 1,
    sectors: 'healthcare consulting',
    skills: 'R, Survival analysis, Clinical trials, CDISC, Statistical writing, SAS',
    intro: `
      Clinicians will rely on what you conclude, and so will the patients who never see a p-value.
      Three trials are running and two more are in planning; each has a statistician from its first page.`,
    duties: `
      Write analysis plans before the first patient is enrolled
      Program analyses in R that an auditor can follow line by line
      Calculate sample sizes and argue for the one we can afford ethically
      Prepare interim reports for independent monitoring committees
      Handle missing data openly, with sensitivity analyses
      Advise doctors who are designing their first study
      Write the statistical part of publications`,
    needs: `
      A master's degree in statistics, biostatistics or epidemiology
      Very good R, with knowledge of SAS as a plus
      Familiarity with good clinical practice
      Discretion in handling health data`,
  },
]);

export const TECHNOLOGY_ROLES: Role[] = [...engineering, ...data];
